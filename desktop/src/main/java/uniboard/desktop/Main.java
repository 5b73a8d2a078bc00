package uniboard.desktop;
public final class Main {
    public static void main(String[] args) {
    }
}
